/** The server's endpoints for browsers. integrations.json must use these paths. */
export const ENDPOINTS = {
  submissionEndpoint: '/api/save-submission.php',
  subscriptionEndpoint: '/api/subscribe',
  emailEndpoint: '/api/v1.0/email/send',
} as const;

/** Targets of the links in newsletter mails. */
export const NEWSLETTER_ENDPOINTS = {
  confirmEndpoint: '/api/newsletter/confirm',
  leaveEndpoint: '/api/newsletter/leave',
} as const;

/** The largest document the server accepts, in bytes. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
