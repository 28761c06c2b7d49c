import { oneLine } from '../OneLineField.tsx';

/** The field of kind `email`. */
export default oneLine({ type: 'email', spellCheck: false, autoCapitalize: 'none' });
