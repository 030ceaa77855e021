import {
  addVideo,
  deleteBlueprint,
  deletePhoto,
  deleteVideo,
  replacePhoto,
  requestCorrection,
  saveLink,
  savePlanRooms,
  saveTour,
  updatePhoto,
  updateProduct,
  uploadBlueprint,
  uploadPhoto,
} from '../deliverable/endpoints.ts'
import { getRatings, getTagCategory, rateSession } from '../deliverable/rating.ts'
import { cropPhoto, getPhotoSizes } from '../deliverable/sizes/endpoints.ts'
import { askForOriginals } from '../deliverable/sizes/originals.ts'
import { listTags, saveTags } from '../deliverable/tag.ts'
import {
  deleteCaptions,
  getVideoLimit,
  saveCaptions,
  savePoster,
  uploadVideo,
} from '../deliverable/video/endpoints.ts'
import { getHosting, giveHosting, renewHosting } from '../order/hosting/endpoints.ts'
import { listHostings } from '../order/hosting/list.ts'
import { getListing, saveListing } from '../property/listing/endpoints.ts'
import { createListingFeed, endListingFeed, getListingFeed } from '../property/listing/feed.ts'
import { getBrochurePages } from '../property/publication/brochure.ts'
import * as publication from '../property/publication/endpoints.ts'
import { getPublicationVisits } from '../property/publication/visits.ts'
import {
  answerThread,
  getConversation,
  resolveThread,
  startThread,
} from '../session/conversation/endpoints.ts'
import { askForChoice, favorPhoto, sendChoice } from '../session/conversation/favorites.ts'
import type { Endpoint } from './endpoint.ts'

/** The endpoints about what was made, by name: material, favourites, its hosting, the conversation, ratings, rooms, the published page, and the listing. */
export const materialEndpoints = {
  uploadPhoto,
  replacePhoto,
  deletePhoto,
  updatePhoto,
  getPhotoSizes,
  cropPhoto,
  uploadBlueprint,
  deleteBlueprint,
  savePlanRooms,
  saveTour,
  saveLink,
  addVideo,
  deleteVideo,
  getVideoLimit,
  uploadVideo,
  savePoster,
  saveCaptions,
  deleteCaptions,
  updateProduct,
  requestCorrection,
  favorPhoto,
  askForChoice,
  sendChoice,
  getHosting,
  renewHosting,
  giveHosting,
  askForOriginals,
  listHostings,
  getConversation,
  startThread,
  answerThread,
  resolveThread,
  getRatings,
  rateSession,
  getTagCategory,
  listTags,
  saveTags,
  ...publication,
  getPublicationVisits,
  getBrochurePages,
  getListing,
  saveListing,
  getListingFeed,
  createListingFeed,
  endListingFeed,
} satisfies Readonly<Record<string, Endpoint>>
