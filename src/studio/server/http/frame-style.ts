/**
 * The CSS that marks the selected section and text, and sections with findings, on previewed pages. The colours are
 * fixed, independent of the site's theme.
 */
export const frameStyle = `
[data-studio-edit] [data-block]{cursor:default}
[data-studio-edit] [data-block]:hover{outline:2px solid #6d5dfc66;outline-offset:-2px}
[data-studio-selected]{outline:2px solid #6d5dfc!important;outline-offset:-2px;position:relative}
[data-studio-words]{box-shadow:0 0 0 3px #6d5dfc59;border-radius:2px}
[contenteditable]{outline:2px dashed #6d5dfc;outline-offset:4px;cursor:text}
[data-studio-finding=error]{box-shadow:inset 4px 0 0 #d92d20}
[data-studio-finding=warning]{box-shadow:inset 4px 0 0 #dc8a00}
[data-studio-stale]{opacity:.6}
`;
