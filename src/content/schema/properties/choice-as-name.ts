import { listProperty, pointerStep, property, textProperty } from '../../read/json.ts';
import { type Misplacement, missingIn, type ObjectContext } from './misplacement.ts';

/** The choice of a missing property as a name: "required": true in place of "rule": "required". */
export function choiceAsName(context: ObjectContext): Misplacement | undefined {
  const { at, data, known, unknown, errors } = context;
  const missing = errors.flatMap(({ keyword, instancePath, params }) =>
    keyword === 'required' && instancePath === at ? [textProperty(params, 'missingProperty') ?? ''] : [],
  );
  const isChoiceOf = (name: string, needed: string) => listProperty(known[needed], 'enum').includes(name);
  for (const name of unknown) {
    const needed = missing.find((one) => isChoiceOf(name, one));
    const numbers = Object.keys(known).filter(
      (one) => property(known[one], 'type') === 'integer' && data[one] === undefined,
    );
    const [limit] = typeof data[name] === 'number' && numbers.length === 1 ? numbers : [];
    if (needed === undefined || (data[name] !== true && limit === undefined)) continue;
    const to = at + pointerStep(needed);
    const lines = `"${needed}": "${name}"${limit === undefined ? '' : `, "${limit}": ${data[name]}`}`;
    return {
      names: [name],
      suggestion: `Write ${lines}.`,
      also: missingIn(context, at, [needed]),
      fix: {
        title: `Write ${lines}`,
        isSafe: true,
        changes: [
          { type: 'rename', at: at + pointerStep(name), name: needed },
          { type: 'set', at: to, value: name },
          ...(limit === undefined ? [] : [{ type: 'set' as const, at: at + pointerStep(limit), value: data[name] }]),
        ],
      },
    };
  }
  return undefined;
}
