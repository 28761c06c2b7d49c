import { property, textProperty } from '../../../read/json.ts';
import { takeOut, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';

/** Checks that the thanks of a form have no button where none is shown. */
export const check: Check = {
  codes: { 'useless-success-button': 'warning' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      const success = property(data, 'success');
      const style = textProperty(success, 'style');
      if (file.kind.name !== 'forms' || style !== 'inline' || property(success, 'button') === undefined) return;
      report({
        path: file.path,
        pointer: '/success/button',
        at: 'key',
        code: 'useless-success-button',
        message: 'The style "inline" shows no button, so these words are never seen.',
        suggestion: 'Remove the line, or make the style "dialog" or "page".',
        fix: unsure(takeOut('/success/button')),
      });
    },
  }),
};
