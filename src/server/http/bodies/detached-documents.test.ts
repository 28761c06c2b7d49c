import { expect, test } from 'vitest';
import { detachDocuments, EncodedData, reattachDocuments } from './detached-documents.ts';
import { LARGEST_TEXT } from './limits.ts';

const DATA = 'QUJD'.repeat(50_000);

/** The parsed body, with the text of each document back in its place. */
function read(body: string): unknown {
  const { text, documents } = detachDocuments(Buffer.from(body));
  expect(text.length).toBeLessThanOrEqual(LARGEST_TEXT);
  const value: unknown = JSON.parse(text);
  reattachDocuments(value, documents);
  return JSON.parse(
    JSON.stringify(value, (_name, one) => (one instanceof EncodedData ? Buffer.from(one.bytes).toString() : one)),
  );
}

test.each([
  ['one document', JSON.stringify({ a: 1, documents: { name: 'cv.pdf', data: DATA }, z: 'Jambo 😀' })],
  ['two, and blanks', `{ "one": { "data" : "${DATA}" }, "two": {"data"\n:\t"${DATA.slice(4)}"} }`],
  ['escapes that nobody needs', `{"documents":{"data":"${DATA}\\/\\u0041"}}`],
  ['no text', `{"documents":{"data":7,"x":"${'y'.repeat(1000)}"}}`],
  ['an empty one', '{"documents":{"data":""},"data":"x"}'],
])('what is read is the same as without setting aside: %s', (_what, body) => {
  const known = JSON.parse(body);
  const found = read(body);
  if (known.data === undefined) expect(found).toEqual(known);
  // Documents are values of fields; anything that is not a field is refused unread.
  else expect(found).toEqual({ ...known, data: expect.any(String) });
});

test('what is no document counts as text, however it is written', () => {
  const refused = (body: string) => expect(() => detachDocuments(Buffer.from(body))).toThrow('tooLarge');
  refused(`{"documents":{"Data":"${DATA}"}}`);
  refused(`{"documents":{"data":"${DATA}`);
  refused(`{${Array.from({ length: 5 }, (_, place) => `"f${place}":{"data":"${DATA}"}`).join(',')}}`);
  refused(`{"documents":{"data":"${DATA}"},"x":"${DATA}"}`);
});

test('an invalid escape is a malformed request', () => {
  expect(() => detachDocuments(Buffer.from(`{"documents":{"data":"${DATA}\\x"}}`))).toThrow('malformed');
});
