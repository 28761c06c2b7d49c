import { oneLine } from '../OneLineField.tsx';

/** kind email */
export default oneLine({ type: 'email', spellCheck: false, autoCapitalize: 'none' });
