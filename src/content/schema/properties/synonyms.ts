import { splitWords } from '../../read/split-words.ts';

/** Groups of words that people and other programs use for the same property. */
const PROPERTIES: readonly (readonly string[])[] = [
  ['title', 'heading', 'headline', 'header', 'name', 'label', 'question', 'caption'],
  splitWords('text description body content copy paragraph paragraphs answer lead subtitle message'),
  ['link', 'href', 'url', 'target', 'to', 'path', 'page'],
  ['picture', 'image', 'img', 'photo', 'src', 'logo', 'icon'],
  splitWords('items entries cards list points elements slides steps links rows options choices children submenu'),
  ['actions', 'buttons', 'action', 'button', 'cta'],
  ['blocks', 'sections', 'components', 'body'],
  ['showWhen', 'when', 'condition', 'if', 'visible', 'visibleWhen'],
  ['kind', 'type', 'fieldType', 'inputType'],
  ['placeholder', 'example', 'hint', 'help'],
  ['value', 'pattern', 'regex', 'values'],
  ['tone', 'theme', 'color', 'colour', 'background'],
  ['variant', 'layout', 'style', 'design'],
  ['published', 'date', 'publishedAt', 'publishDate', 'created'],
  ['modified', 'updated', 'updatedAt', 'lastModified', 'changed', 'edited', 'revised'],
  ['closes', 'deadline', 'expires', 'closing', 'closingDate', 'validThrough', 'until', 'applyBy'],
  ['alt', 'altText', 'alternative'],
  ['profileLink', 'linkedin', 'profile', 'website', 'social'],
  ['by', 'author', 'name', 'source'],
];

/** Words that people and other programs use for the values of a setting, by the right value. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  select: ['dropdown', 'drop-down', 'list', 'combobox', 'radio', 'choice'],
  checkboxes: ['multiselect', 'multi-select', 'multiple', 'checklist'],
  checkbox: ['tick', 'toggle', 'switch', 'boolean', 'consent'],
  phone: ['tel', 'telephone', 'mobile'],
  email: ['mail', 'e-mail'],
  text: ['string', 'input', 'number', 'date', 'short-text'],
  textarea: ['longtext', 'long-text', 'multiline', 'message', 'paragraph'],
  url: ['website', 'link', 'web'],
  file: ['upload', 'document', 'attachment'],
  dialog: ['popup', 'pop-up', 'modal', 'window', 'alert'],
  submitter: ['visitor', 'sender', 'customer', 'client', 'user', 'applicant', 'guest'],
  company: ['us', 'team', 'admin', 'office', 'staff', 'inbox', 'owner'],
  primary: ['main', 'default', 'solid', 'filled', 'first', 'msingi', 'kuu'],
  secondary: ['outline', 'ghost', 'second', 'minor', 'pili'],
  ink: ['dark', 'black', 'night'],
  paper: ['light', 'white', 'plain'],
  result: ['actual', 'achieved', 'done', 'reached'],
  target: ['goal', 'plan', 'planned', 'aim', 'forecast'],
  half: ['50%', '1/2', 'narrow'],
  full: ['100%', 'wide', 'whole'],
  published: ['public', 'live', 'online', 'active', 'final', 'imechapishwa'],
  draft: ['hidden', 'unpublished', 'private', 'offline', 'inactive', 'rasimu'],
  bars: ['bar', 'column', 'columns', 'pie'],
  line: ['graph', 'curve'],
  jpg: ['jpeg'],
  'page-hero': ['hero', 'header', 'intro', 'title', 'jumbotron'],
  accordion: ['faq', 'faqs', 'questions', 'collapse', 'maswali'],
  metrics: ['stats', 'statistics', 'numbers', 'counters', 'facts', 'kpis'],
  submission: ['enquiry', 'inquiry', 'contact'],
  subscription: ['newsletter'],
  pattern: ['regex', 'regexp', 'format'],
  required: ['mandatory', 'not-empty'],
  'max-length': ['max', 'maximum', 'limit'],
  'min-length': ['min', 'minimum'],
};

const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9%/]/g, '');

/** The allowed value that a word is a synonym of. */
export function suggestedChoice(written: string, possible: readonly string[]): string | undefined {
  return possible.find((choice) => CHOICES[choice]?.some((word) => bare(word) === bare(written)));
}

/** The known property that a name is a synonym of, or has the same beginning as. */
export function suggestedName(written: string, known: readonly string[]): string | undefined {
  const groups = PROPERTIES.filter((group) => group.some((word) => bare(word) === bare(written)));
  const same = groups.flatMap((group) => group.filter((word) => known.includes(word)));
  const alike = known.filter((name) => sharedBeginning(name, written) || bare(name).endsWith(bare(written)));
  const longer = known.filter((name) => written.length >= MIN_ABBREVIATION && bare(name).startsWith(bare(written)));
  const [whole, ...others] = longer;
  return (
    same[0] ??
    (written.length >= MIN_LETTERS && alike.length === 1 ? alike[0] : others.length === 0 ? whole : undefined)
  );
}

/** Names of properties with texts for visitors. */
const WORDS = new Set(PROPERTIES.slice(0, 2).flat().map(bare));

/** Whether both are properties with texts for visitors. */
export const areBothWords = (one: string, other: string) => WORDS.has(bare(one)) && WORDS.has(bare(other));

/** Minimum letters of a shared beginning. */
const MIN_LETTERS = 4;
/** Minimum letters of an abbreviation. */
const MIN_ABBREVIATION = 3;

/** Whether two words have the same beginning, which is at least half of each: "closing" and "closes". */
function sharedBeginning(one: string, other: string): boolean {
  let length = 0;
  while (length < one.length && one.charAt(length).toLowerCase() === other.charAt(length).toLowerCase()) length++;
  return length >= MIN_LETTERS && length * 2 >= Math.max(one.length, other.length);
}
