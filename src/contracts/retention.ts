/** Days after which the server erases submissions at the latest. The privacy notice promises two years at most. */
export const MAX_RETENTION_DAYS = 730;
