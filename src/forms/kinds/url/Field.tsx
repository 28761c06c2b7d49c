import { oneLine } from '../OneLineField.tsx';

/** The field of kind `url`. */
export default oneLine({ type: 'url', spellCheck: false, autoCapitalize: 'none' });
