import controls from './controls.module.css';

interface SearchInputProps {
  label: string;
  /** Additional class. */
  className?: string;
  value: string;
  onChange: (value: string) => void;
}

/** An input that filters the list below it. */
export function SearchInput({ label, className = '', value, onChange }: SearchInputProps) {
  return (
    <input
      type="search"
      className={`${controls.control} ${className}`}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
