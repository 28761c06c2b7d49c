import { existsSync, readdirSync } from 'node:fs';
import type { Content } from '../../read/content.ts';
import { entriesOf } from '../../read/files.ts';
import { isObject, property, textProperty } from '../../read/json.ts';
import { didYouMean, nearest } from '../../references/nearest.ts';
import type { Use } from '../../references/uses.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** A kind of thing that content names. */
interface Named {
  /** What it is, in a sentence. */
  noun: string;
  /** Where to look for it, or add it. */
  place: string;
  /** What there is; undefined when that cannot be known because the file that says it cannot be read. */
  known(content: Content): ReadonlySet<string> | undefined;
}

const named: Record<string, Named> = {
  page: { noun: 'page', place: 'pages/', known: (content) => content.ids('pages') },
  form: { noun: 'form', place: 'forms/', known: (content) => content.ids('forms') },
  options: { noun: 'list of options', place: 'options/', known: (content) => content.ids('options') },
  email: { noun: 'mail', place: 'emails/', known: (content) => content.ids('emails') },
  message: {
    noun: 'message',
    place: 'messages.json',
    known: (content) => namesIn(property(content.data('messages'), 'messages')),
  },
  colour: {
    noun: 'colour',
    place: 'the palette of theme.json',
    known: (content) => namesIn(property(content.data('theme'), 'palette')),
  },
  image: { noun: 'picture', place: 'images.json', known: (content) => namesIn(content.data('images')) },
  icon: { noun: 'icon', place: 'lucide.dev/icons', known: icons },
  public: { noun: 'file', place: 'public/', known: publicFiles },
  collection: { noun: 'collection', place: 'collections/', known: collections },
  category: {
    noun: 'theme of the blog',
    place: 'collections/categories/',
    known: (content) => content.ids('categories'),
  },
  'faq-category': { noun: 'category', place: 'the questions in collections/faqs/', known: faqCategories },
};

function namesIn(value: unknown): ReadonlySet<string> | undefined {
  return isObject(value) ? new Set(Object.keys(value).filter((name) => name !== '$schema')) : undefined;
}

function icons({ places }: Content): ReadonlySet<string> {
  const files = (entriesOf(places.iconsDir) ?? []).filter((name) => name.endsWith('.svg'));
  return new Set(files.map((name) => name.slice(0, -'.svg'.length)));
}

function publicFiles({ places }: Content): ReadonlySet<string> {
  if (!existsSync(places.publicDir)) return new Set();
  const names = readdirSync(places.publicDir, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => name.replaceAll('\\', '/')));
}

function collections(content: Content): ReadonlySet<string> {
  return new Set(content.kinds.filter((kind) => kind.place.startsWith('collections/')).map((kind) => kind.name));
}

function faqCategories(content: Content): ReadonlySet<string> {
  const categories = content.documents('faqs').map(({ data }) => textProperty(data, 'category'));
  return new Set(categories.filter((category) => category !== undefined));
}

/** Every name in the content names something that exists. */
export const check: Check = {
  codes: Object.fromEntries(Object.keys(named).map((kind) => [`unknown-${kind}`, 'error'])),
  start: (content, report) => ({
    end: () => {
      for (const [kind, thing] of Object.entries(named)) {
        const uses = content.graph.named(kind);
        const known = uses.size > 0 ? thing.known(content) : undefined;
        if (!known) continue;
        for (const [value, places] of uses) {
          if (value === '' || known.has(value)) continue;
          for (const use of places) report(unknown(kind, thing, use, known, content.wellNamed(known)));
        }
      }
    },
  }),
};

function unknown(kind: string, { noun, place }: Named, use: Use, known: ReadonlySet<string>, offered: string[]): Issue {
  const spaced = use.value.trim() !== use.value && known.has(use.value.trim());
  const bare = use.value.replace(/\.(json|svg|webp|jpe?g|png|avif)$/i, '');
  const otherwise = `Choose one from ${place}, or add it there.`;
  const suggestion =
    spaced || offered.includes(bare) ? `Write "${bare.trim()}".` : didYouMean(use.value, offered, otherwise);
  const isNear = spaced || nearest(use.value, offered) !== undefined;
  const message = `There is no ${noun} "${use.value}".${isNear ? '' : ` It is not in ${place}.`}`;
  return {
    code: `unknown-${kind}`,
    path: use.from.path,
    pointer: use.pointer,
    at: { text: use.value },
    message,
    suggestion,
  };
}
