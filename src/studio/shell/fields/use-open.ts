import { useEffect, useState } from 'react';
import { useForm } from './form-context.ts';

/** Whether a group is open, and a function that toggles it. It also opens when a field inside it is revealed. */
export function useOpen(pointer: string, isOpenAtFirst: boolean): [boolean, () => void] {
  const { reveal } = useForm();
  const isWanted = () => `${reveal.get()?.pointer}/`.startsWith(`${pointer}/`);
  const [isOpen, setOpen] = useState(() => isOpenAtFirst || isWanted());
  useEffect(() => {
    const openIfWanted = () => {
      if (`${reveal.get()?.pointer}/`.startsWith(`${pointer}/`)) setOpen(true);
    };
    return reveal.watch(openIfWanted);
  }, [reveal, pointer]);
  return [isOpen, () => setOpen(!isOpen)];
}
