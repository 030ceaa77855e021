import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { StoredVideo } from '../schema.ts'

const videos = '/sessions/{id}/{productId}/videos' as const

/** The most bytes that a video file may have, to be said before one is chosen (rule video-files). */
export const getVideoLimit = endpoint({
  method: 'GET',
  path: '/staff/video-limit',
  summary: 'The most bytes that a video file may have.',
  audience: 'fieldwork',
  output: v.object({ bytes: v.number() }),
})

/** Adds a video as a file; sending the same bytes again returns the video that is there. */
export const uploadVideo = endpoint({
  method: 'POST',
  path: `${videos}/files`,
  summary: 'Adds a video to a product as a file.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ file: v.unknown() }),
  output: StoredVideo,
})

/** Sets the picture that a stored video shows before it plays: jpg or png. */
export const savePoster = endpoint({
  method: 'POST',
  path: `${videos}/{videoId}/poster`,
  summary: 'Sets the picture that a stored video shows before it plays.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ file: v.unknown() }),
  output: StoredVideo,
})

/** Sets the captions of a stored video: WebVTT or SRT, in place of the former ones. */
export const saveCaptions = endpoint({
  method: 'POST',
  path: `${videos}/{videoId}/captions`,
  summary: 'Sets the captions of a stored video.',
  audience: 'fieldwork',
  encoding: 'form',
  body: v.object({ file: v.unknown() }),
  output: StoredVideo,
})

export const deleteCaptions = endpoint({
  method: 'DELETE',
  path: `${videos}/{videoId}/captions`,
  summary: 'Removes the captions of a stored video.',
  audience: 'fieldwork',
  output: StoredVideo,
})

/** Path of a stored video below the API; it answers ranges. */
export const videoFilePath = '/files/videos/{id}' as const
/** Path of the picture of a stored video. */
export const videoPosterPath = '/files/videos/{id}/poster' as const
/** Path of the captions of a stored video, in WebVTT. */
export const videoCaptionsPath = '/files/videos/{id}/captions' as const
