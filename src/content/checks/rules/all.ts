/* Written by scripts/generate.ts: every file of this folder. */
import type { Check } from '../check.ts';
import { check as anchors } from './anchors.ts';
import { check as contact } from './contact.ts';
import { check as contrast } from './contrast.ts';
import { check as entries } from './entries.ts';
import { check as facts } from './facts.ts';
import { check as fieldRules } from './field-rules.ts';
import { check as files } from './files.ts';
import { check as formFields } from './form-fields.ts';
import { check as frames } from './frames.ts';
import { check as headings } from './headings.ts';
import { check as links } from './links.ts';
import { check as mailWords } from './mail-words.ts';
import { check as mails } from './mails.ts';
import { check as moved } from './moved.ts';
import { check as newsletter } from './newsletter.ts';
import { check as options } from './options.ts';
import { check as pageTexts } from './page-texts.ts';
import { check as pictures } from './pictures.ts';
import { check as placeholders } from './placeholders.ts';
import { check as recipients } from './recipients.ts';
import { check as references } from './references.ts';
import { check as richTexts } from './rich-texts.ts';
import { check as routes } from './routes.ts';
import { check as unused } from './unused.ts';
import { check as webhooks } from './webhooks.ts';

/** Every rule that looks beyond what a schema can say. */
export const checks: Check[] = [
  anchors,
  contact,
  contrast,
  entries,
  facts,
  fieldRules,
  files,
  formFields,
  frames,
  headings,
  links,
  mailWords,
  mails,
  moved,
  newsletter,
  options,
  pageTexts,
  pictures,
  placeholders,
  recipients,
  references,
  richTexts,
  routes,
  unused,
  webhooks,
];
