const WEB_PAGE = /<(?:!doctype\s+html|html|script|body|iframe)[\s>]/i;
/** The end of an archive, and how far from the end of a file it may lie. */
const ARCHIVE_END = 'PK\u0005\u0006';
const LONGEST_ARCHIVE_END = 66_000;

/** Whether bytes that stand where a document holds none make it a web page or an archive as well. */
export function isSecondDocument(bytes: Buffer): boolean {
  return WEB_PAGE.test(bytes.toString('latin1')) || bytes.subarray(-LONGEST_ARCHIVE_END).includes(ARCHIVE_END);
}
