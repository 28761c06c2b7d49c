import { useEffect, useState } from 'react';
import { useForm } from './form-context.ts';

/** Whether a group is open. It opens by itself when a place in it is to be shown. */
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
