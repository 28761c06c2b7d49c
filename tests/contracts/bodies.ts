import fc from 'fast-check';
import type { ServerConfig } from '../../src/contracts/server-config.ts';
import { EMAIL, enquiry, SAVE, SUBSCRIBE } from './server.ts';

/** A request that no browser would send. */
export interface MalformedRequest {
  url: string;
  type: string;
  body: string;
}

const NAMES = [
  ...Object.keys(enquiry()),
  'documents',
  'privacyConsent',
  'to_email',
  'template_params',
  'constructor',
  '',
];
const KNOWN = ['contact', 'career', 'blog-page', 'article-x', '2026-01-05T08:00:00Z', '+254712345678'];
const BOUNDARY = 'x1';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/**
 * Any code point, including lone surrogates. Fast-check's own unit builds a table of all code points first, which takes
 * a second.
 */
const CHARACTER = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));
const ANYTHING = fc.string({ unit: CHARACTER });

/** A multipart form with documents, sometimes truncated. */
function multipart(names: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const disposition = fc
    .tuple(names, fc.option(fc.string()))
    .map(([name, file]) => `form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}`);
  const part = fc
    .tuple(fc.oneof(disposition, fc.string()), ANYTHING)
    .map(([head, text]) => `--${BOUNDARY}\r\nContent-Disposition: ${head}\r\n\r\n${text}\r\n`);
  const source = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="source"\r\n\r\ncareer\r\n`;
  return fc
    .tuple(fc.boolean(), fc.array(part, { maxLength: 8 }), fc.boolean())
    .map(
      ([isKnown, parts, isWhole]) => (isKnown ? source : '') + parts.join('') + (isWhole ? `--${BOUNDARY}--\r\n` : ''),
    );
}

/**
 * Requests to every endpoint: corrupted enquiries and mails, forms, arbitrary JSON, random bytes. Tests send a few
 * thousand, measurements many more.
 */
export function malformedRequests({
  integrations,
}: Pick<ServerConfig, 'integrations'>): fc.Arbitrary<MalformedRequest> {
  const { publicKey: user_id, serviceId: service_id } = integrations.emailjs;
  const names = fc.constantFrom(...NAMES);
  const document = fc.record({
    name: fc.jsonValue(),
    type: fc.jsonValue(),
    size: fc.jsonValue(),
    data: fc.base64String(),
  });
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), ANYTHING, document, fc.constantFrom(...KNOWN));
  const changes = fc.dictionary(names, odd, { maxKeys: 3 });
  const spoiled = changes.map((some) => JSON.stringify(enquiry(some)));
  const mail = changes.map((template_params) =>
    JSON.stringify({ user_id, service_id, template_id: 'template_order', template_params }),
  );
  const json = fc.json({ maxDepth: 3 });
  const urls = fc.constantFrom(SAVE, SUBSCRIBE, EMAIL);
  const types = fc.constantFrom(JSON_TYPE, FORM_TYPE, MULTIPART_TYPE, 'text/plain');
  const known = (url: string, type: string, body: fc.Arbitrary<string>) =>
    fc.record({ url: fc.constant(url), type: fc.constant(type), body });
  return fc.oneof(
    { weight: 4, arbitrary: known(SAVE, JSON_TYPE, spoiled) },
    { weight: 2, arbitrary: known(EMAIL, JSON_TYPE, mail) },
    { weight: 2, arbitrary: known(SAVE, MULTIPART_TYPE, multipart(names)) },
    { weight: 2, arbitrary: known(SUBSCRIBE, FORM_TYPE, fc.webQueryParameters()) },
    { weight: 2, arbitrary: fc.record({ url: urls, type: types, body: fc.oneof(json, ANYTHING, spoiled, mail) }) },
  );
}
