import { useDeferredValue, useState } from 'react';
import { property, textProperty } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import list from '../../workspace/FileList.module.css';
import { ListColumn } from '../../workspace/ListColumn.tsx';

interface FactListProps {
  /** The data of the facts file. */
  data: unknown;
  names: readonly string[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
  onAdd: () => void;
}

/** A searchable list of all facts, shown by their values. */
export function FactList({ data, names, chosen, onChoose, onAdd }: FactListProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const { facts } = uiTexts;
  const shown = names.filter((name) =>
    JSON.stringify([name, property(data, name)])
      .toLowerCase()
      .includes(wanted),
  );
  return (
    <ListColumn
      title={facts.title}
      count={names.length}
      add={{ label: facts.add, run: onAdd }}
      search={{ label: facts.search, query, onChange: setQuery }}
      none={
        shown.length > 0 ? undefined : names.length === 0 ? facts.empty : fill(uiTexts.list.noMatch, { words: query })
      }
    >
      {shown.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={`row-button ${list.file}`}
            aria-current={name === chosen || undefined}
            onClick={() => onChoose(name)}
          >
            <span className={`one-line ${list.name}`}>{textProperty(property(data, name), 'value')}</span>
            <span className={`hint one-line ${list.path}`}>
              {textProperty(property(data, name), 'meaning') ?? name}
            </span>
          </button>
        </li>
      ))}
    </ListColumn>
  );
}
