import controls from './controls.module.css';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An input that filters the list below it. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <input
      type="search"
      className={controls.control}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
