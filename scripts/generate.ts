import { join } from 'node:path';
import { generateAll } from '../src/content/generate/generate-all.ts';

const root = join(import.meta.dirname, '..');
const written = await generateAll({ root, schemasDir: join(root, 'schemas'), configDir: join(root, 'site-config') });
console.log(written.length === 0 ? 'Everything generated is current.' : `Written: ${written.join(', ')}`);
