import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { documentFields, fileOf, type Values, valueIn } from '../../forms/rules/index.ts';
import { formatMessage } from '../http/http-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { watchReading } from '../metrics/watch-reading.ts';
import type { StoredDocument } from '../storage/records.ts';
import type { Clamd } from './clamd.ts';
import type { DocumentReader, ReadDocument } from './document-reader.ts';
import type { UploadedDocument } from './uploaded-document.ts';

/** The documents of a form: what to store of each, the digests of their contents, and faults by field. */
interface ReadDocuments {
  documents: StoredDocument[];
  digests: string[];
  faults: Record<string, string>;
}

/** What is needed to check documents, and the client they belong to. */
export interface DocumentCheck {
  reader: DocumentReader;
  /** Undefined when documents are not scanned for viruses. */
  scanner: Clamd | undefined;
  /** The client that sent the documents; clients take turns. */
  client: string;
  metrics: Metrics;
}

async function isInfected(scanner: Clamd, content: Uint8Array, metrics: Metrics): Promise<boolean> {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  try {
    const infected = await scanner.isInfected(content);
    metrics.documentScanned(infected ? 'infected' : 'clean', seconds());
    return infected;
  } catch (error) {
    metrics.documentScanned('unavailable', seconds());
    throw error;
  }
}

async function check({ reader, scanner, client, metrics }: DocumentCheck, name: string, sent: UploadedDocument) {
  const found: ReadDocument = await reader.read(name, sent, client);
  if ('fault' in found || !scanner) return found;
  return (await isInfected(scanner, found.content, metrics)) ? { fault: 'infectedFile' as const } : found;
}

/**
 * Reads the documents of a form.
 * @param sent the documents that arrived, by field
 * @throws ThreadEnded; HttpError 503 if they could not be scanned for viruses
 */
export async function readDocuments(
  how: DocumentCheck,
  config: ServerConfig,
  form: FormDefinition,
  values: Values,
  sent: ReadonlyMap<string, UploadedDocument>,
): Promise<ReadDocuments> {
  const all: ReadDocuments = { documents: [], digests: [], faults: {} };
  for (const field of documentFields(form)) {
    const file = fileOf(valueIn(values, field.name));
    if (!file) continue;
    const document = sent.get(field.name);
    const checking = document ? check(how, file.name, document) : Promise.resolve({ fault: 'damagedFile' as const });
    const found = await watchReading(how.metrics, field, file.name, checking);
    if ('fault' in found) {
      all.faults[field.name] = formatMessage(config, found.fault, { label: field.label });
      continue;
    }
    const { content, digest } = found;
    all.documents.push({ field: field.name, name: file.name, type: file.type, size: file.size, content });
    all.digests.push(digest);
  }
  return all;
}
