import { useDeferredValue, useState } from 'react';
import { property, textProperty } from '../../../../content/read/json.ts';
import { SearchInput } from '../../fields/frame/SearchInput.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { fill, words } from '../../words/words.ts';
import list from '../../workspace/FileList.module.css';

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
  const { facts } = words;
  const shown = names.filter((name) =>
    JSON.stringify([name, property(data, name)])
      .toLowerCase()
      .includes(wanted),
  );
  return (
    <>
      <header className={list.header}>
        <h1 className={list.title}>{facts.title}</h1>
        <span className={list.count}>{names.length}</span>
        <IconButton icon="plus" label={facts.add} className={list.new} onClick={onAdd} />
      </header>
      <div className={list.search}>
        <SearchInput label={facts.search} value={query} onChange={setQuery} />
      </div>
      <ul className={list.list} aria-label={facts.title}>
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={list.file}
              aria-current={name === chosen || undefined}
              onClick={() => onChoose(name)}
            >
              <span className={list.name}>{textProperty(property(data, name), 'value')}</span>
              <span className={list.path}>{textProperty(property(data, name), 'meaning') ?? name}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={list.none}>{names.length === 0 ? facts.empty : fill(words.list.noMatch, { words: query })}</p>
      )}
    </>
  );
}
