/** The account in file paths. */
const WHO = 'amina';

/** Link targets that start a program on the reader's computer. */
export const PROGRAM_ADDRESSES = [
  'ms-word:ofe|u|https://evil.example/a.docm',
  'ms-appinstaller:?source=https://evil.example/a',
  'ms-search:x',
  'search:query=x&crumb=location:\\\\evil.example',
  'shell:startup',
  'hcp://x',
  'jar:https://evil.example!/x',
  'view-source:javascript:1',
  'livescript:x',
  'wscript:x',
  'onenote:https://evil.example/a',
  'mk:@MSITStore:x',
  'its:x',
  'res://x',
  'ldap://evil.example/x',
  'file:///C:/Windows/System32/calc.exe',
  'file:///C:/x/a.lnk',
  '\\\\host.example\\x\\a.exe',
];

/** Link targets that occur in genuine CVs. */
export const ADDRESSES = [
  'http://a.example',
  'https://a.example/?q=javascript:1',
  'mailto:a@b.example',
  'tel:+254700000000',
  'sms:+254700000000',
  'skype:a?call',
  'whatsapp://send?phone=1',
  'viber://x',
  'tg://x',
  'callto:1',
  'geo:1,2',
  'ftp://a.example',
  'webcal://a.example',
  'urn:isbn:1',
  'doi:10.1000/1',
  'www.a.example',
  '#top',
  '../certificates/a.pdf',
  `file:///C:/Users/${WHO}/cv.docx`,
  `file:///C:/Users/${WHO}/www.network.com`,
];
