import { oneLine } from '../OneLineField.tsx';

/** kind url */
export default oneLine({ type: 'url', spellCheck: false, autoCapitalize: 'none' });
