import { Button } from '../../ui/Button.tsx';
import { words } from '../../words/words.ts';
import { chooseFiles } from './use-dropped-files.ts';

interface AddButtonProps {
  look?: 'primary' | 'plain';
  /** Whether several files can be chosen at once. */
  isMany?: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** A button that opens the file dialog for pictures. */
export function AddButton({ look, isMany, onAdd }: AddButtonProps) {
  return (
    <Button look={look} icon="upload" onClick={() => chooseFiles(onAdd, isMany)}>
      {isMany ? words.pictures.add : words.pictures.addTitle}
    </Button>
  );
}
