import { listProperty, textProperty } from '../../../read/json.ts';
import { pathOf } from '../../../references/addresses/own-path.ts';
import { routePaths } from '../../../references/routes.ts';
import type { Check } from '../../check.ts';

/** The graph's name for links to apply. */
const APPLY = 'apply-link';

/** Checks that buttons to apply lead to a page with a form. */
export const check: Check = {
  codes: { 'apply-without-form': 'warning' },
  start: (content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'pages') return;
      for (const [index, block] of listProperty(data, 'blocks').entries()) {
        const value = textProperty(block, 'apply');
        if (value !== undefined && /^[/#]/.test(value))
          content.graph.add({ kind: APPLY, value, from: file, pointer: `/blocks/${index}/apply` });
      }
    },
    end: () => {
      const forms = new Set([...content.graph.named('form').values()].flat().map(({ from }) => pageMark(from)));
      for (const [link, uses] of content.graph.named(APPLY))
        for (const { from, pointer } of uses) {
          const target = routePaths(content.data('routes')).find(({ pattern }) => pattern === pathOf(link))?.pageId;
          const page = link.startsWith('#') ? from.id : target;
          if (page === undefined || forms.has(`pages/${page}`)) continue;
          report({
            path: from.path,
            pointer,
            code: 'apply-without-form',
            message: `Whoever wants to apply is led to ${link}, where there is no form.`,
            suggestion: 'Name a page with a form, or add a section of the type form to that page.',
          });
        }
    },
  }),
};

const pageMark = ({ kind, id }: { kind: { name: string }; id: string }) => `${kind.name}/${id}`;
