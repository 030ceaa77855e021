/** The API's address: same origin, or `VITE_API_URL` of the build, up to and including `/api` (rule wire-other-api). */
export const apiAddress: string = import.meta.env.VITE_API_URL || '/api'
