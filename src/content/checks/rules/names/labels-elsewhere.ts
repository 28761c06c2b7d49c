import { noteKind } from '../../../cache/notes.ts';
import { parentPointer, textProperty, valueAt } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { routePaths } from '../../../references/routes.ts';
import type { Content, Issue, Issues, Rule } from '../../rule.ts';
import { ASKING } from './named-pages.ts';

/** Buttons that ask visitors for something. */
const askingButtons = noteKind<{ label: string; link: string }>('asking-button');

/** Checks that a button such as "Work with us" leads where all others of this label lead. English only. */
export const rule: Rule = {
  codes: { 'label-leads-elsewhere': 'warning' },
  onText: (text, pointerOf, { file, data }, _features, content) => {
    if (!text.startsWith('/') || !CHECKED_TYPES.has(file.kind.name) || !content.isEnglish) return;
    const pointer = pointerOf();
    const label = textProperty(valueAt(data, parentPointer(pointer)), 'label');
    if (label === undefined || !pointer.endsWith('/link') || !ASKING.test(label) || VAGUE.test(label)) return;
    askingButtons.add(content, file, pointer, { label, link: text });
  },
  onEnd: oddOnes,
};

const CHECKED_TYPES = new Set(['pages', 'modals']);
/** Labels that lead to whatever stands next to them. */
const VAGUE = /^\S+$|\b(?:now|here|it|this|today)$/i;

/** How many other buttons must agree. */
const MIN_AGREEING_BUTTONS = 2;

function* oddOnes(content: Content): Iterable<Issues<Issue>> {
  const pages = new Map(routePaths(content.data('routes')).map(({ pattern, pageId }) => [pattern, pageId]));
  const buttons = askingButtons.all(content).flatMap(({ data, from, pointer }) => {
    const page = pages.get(pathOf(data.link));
    return page === undefined ? [] : [{ ...data, page, path: from.path, pointer }];
  });
  for (const same of Map.groupBy(buttons, ({ label }) => label.toLowerCase()).values()) {
    const byPage = [...Map.groupBy(same, ({ page }) => page).values()].sort((one, other) => one.length - other.length);
    const [[odd, another] = [], others = [], more] = byPage;
    const [usual] = others;
    if (odd === undefined || usual === undefined || another || more || others.length < MIN_AGREEING_BUTTONS) continue;
    yield {
      path: odd.path,
      pointer: odd.pointer,
      code: 'label-leads-elsewhere',
      message: `This button leads to ${odd.link}, but the others with its words, "${odd.label}", lead to ${usual.link}.`,
      suggestion: `Write "${usual.link}", or other words on this button.`,
    };
  }
}
