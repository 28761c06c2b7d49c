/**
 * Name of a field that people never see and robots fill in. Odd on purpose: neither a browser's autofill nor a
 * password manager knows it. The server keeps what comes with it apart, and never throws it away.
 */
export const HONEYPOT_FIELD = 'zq_confirm_ref2';
