import { property, textProperty } from '../../../read/json.ts';
import { dubiousValue } from '../../../report/fixes.ts';
import type { Rule } from '../../rule.ts';

/**
 * Checks that the success message of a form is shown long enough to be read, and has a button only where one is shown.
 */
export const rule: Rule = {
  codes: { 'useless-success-button': 'warning', 'thanks-too-short': 'warning' },
  files: 'forms',
  *onDocument({ data }) {
    const success = property(data, 'success');
    const style = textProperty(success, 'style');
    const length = `${textProperty(success, 'title')} ${textProperty(success, 'text') ?? ''}`.length;
    const duration = property(success, 'duration');
    if (typeof duration === 'number' && duration < length * READING_TIME_PER_CHARACTER)
      yield {
        pointer: '/success/duration',
        code: 'thanks-too-short',
        message: `The thanks have ${length} characters and go after ${duration / 1000} seconds, before anybody has read them.`,
        suggestion: `Write ${Math.ceil((length * READING_TIME_PER_CHARACTER) / 500) * 500} or more, or say it in fewer words.`,
      };
    if (style !== 'inline' || property(success, 'button') === undefined) return;
    yield {
      at: 'key',
      code: 'useless-success-button',
      message: 'The style "inline" shows no button, so these words are never seen.',
      ...dubiousValue('/success/button', 'Remove the line, or make the style "dialog" or "page".'),
    };
  },
};

/** Milliseconds per character, for fast readers. */
const READING_TIME_PER_CHARACTER = 12;
