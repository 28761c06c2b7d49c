/** Where the server takes what browsers send: the addresses that integrations.json has to name. */
export const ENDPOINTS = {
  submissionEndpoint: '/api/save-submission.php',
  subscriptionEndpoint: '/api/subscribe',
  emailEndpoint: '/api/v1.0/email/send',
} as const;

/** Where links in mails of the newsletter lead. */
export const NEWSLETTER_ENDPOINTS = {
  confirmEndpoint: '/api/newsletter/confirm',
  leaveEndpoint: '/api/newsletter/leave',
} as const;

/** Bytes: the largest document that the server takes. */
export const LARGEST_DOCUMENT = 10 * 1024 * 1024;
