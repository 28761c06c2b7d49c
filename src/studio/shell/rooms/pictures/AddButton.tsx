import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { words } from '../../words/words.ts';

interface AddButtonProps {
  look?: 'primary' | 'plain';
  /** Whether several files can be chosen at once. */
  isMany?: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** A button that opens the file dialog for pictures. */
export function AddButton({ look, isMany, onAdd }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon="upload" onClick={() => input.current?.click()}>
        {isMany ? words.pictures.add : words.pictures.addTitle}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMany}
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        aria-label={words.pictures.choose}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
