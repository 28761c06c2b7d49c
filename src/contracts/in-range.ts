/** After the dash of a range: '10–15%', '8:00–18:00', '2023–2025'. */
export const IN_RANGE = /(?<=\d\p{Lu}?%?–)(?=\d)/gu;
