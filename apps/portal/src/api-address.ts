/** Where the portal asks: the API beside it, or another one that the build was given as `VITE_API_URL`, up to and including its `/api`. */
export const apiAddress: string = import.meta.env.VITE_API_URL || '/api'
