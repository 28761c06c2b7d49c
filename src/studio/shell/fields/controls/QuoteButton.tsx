import { FactTool } from './RichTools.tsx';

interface QuoteButtonProps {
  /** The field into which the placeholder is inserted, at the cursor. */
  controlId: string;
  text: string;
  onChange: (text: string) => void;
}

/** Writes {{facts.name}} into a text, chosen by its words. */
export function QuoteButton({ controlId, text, onChange }: QuoteButtonProps) {
  const quote = (name: string) => {
    const control = document.getElementById(controlId);
    const at = control instanceof HTMLTextAreaElement ? control.selectionEnd : text.length;
    onChange(`${text.slice(0, at)}{{facts.${name}}}${text.slice(at)}`);
    control?.focus();
  };
  return <FactTool onPick={quote} />;
}
