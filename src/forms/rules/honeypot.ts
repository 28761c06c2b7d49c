/**
 * Name of a field that people never see and robots fill in. Unusual on purpose, so that neither autofill nor a password
 * manager recognises it. The server quarantines submissions with it, and never discards them.
 */
export const HONEYPOT_FIELD = 'zq_confirm_ref2';
