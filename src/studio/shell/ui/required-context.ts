import { createContext, type Provider, useContext } from 'react';

/** Creates a context. @returns its provider, and a hook that throws an Error with this message outside of a provider */
export function requiredContext<T>(message: string): [Provider<T | undefined>, () => T] {
  const Context = createContext<T | undefined>(undefined);
  const use = () => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(message);
    return value;
  };
  return [Context.Provider, use];
}
