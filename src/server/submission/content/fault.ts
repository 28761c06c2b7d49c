/** What is wrong with the content of a document; the names of messages. */
export type ContentFault = 'wrongContent' | 'unsafeFile' | 'damagedFile';
