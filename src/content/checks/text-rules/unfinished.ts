import { anyCase } from '../../read/any-case.ts';
import { MONTH_NAMES } from '../../references/quantities/month-names.ts';
import { TAGS } from './markup.ts';
import { quotePiece, TextFeature, type TextRule } from './text-rule.ts';

/** Filler text anywhere in a text: words that this rule looks for. */
const FILLER =
  /\b(?:lorem ipsum|dolor sit amet|asdf\w*|qwert[yz]?|(?:dummy|filler|placeholder) text)\b|\b(?:vestibulum ante|consectetur adipiscing|pellentesque habitant|sed do eiusmod|tempor incididunt|ut enim ad minim|quis nostrud|duis aute irure|excepteur sint|nulla pariatur)\b/i; // what to find in content

/**
 * Instructions in templates: '[insert name]', 'Write your text here', 'Text goes here', 'Ada Field: write the job title
 * here.' in new entries.
 */
const IN_BRACKETS =
  /\[(?:insert|your|name|text|title|company|add|placeholder|comment|todo|tbc|tbd|date|amount|number|link)\b[^\]]*\](?!\()|\[[^\][]{1,40} (?:to (?:follow|come|be (?:added|completed|confirmed|decided|filled|provided|supplied|updated|written)(?: (?:in|by|with)\b[^\][]{0,30})?)|goes here|needed|missing|pending)\](?!\()|\[to be [^\][]{1,40}\](?!\()/i;
const INSTRUCTION =
  /\b(?:insert|add|write|put) (?:your |a |the )?(?:text|title|name|description|content|headline|words) here\b|\b(?:text|title|headline|heading|content|description|subject|label|caption|name|quote|lead) (?:goes|comes|to go) here\b|(?<=^|: )write the [a-z ]{2,40} here\.$|^insert (?:your |a |the |some )?(?:text|title|name|description|content|headline|words|caption|link|image|picture)\.?$/i;

/** Placeholders in templates: «Name», <name>, ${name}, {% name %}, %name%, ____ and ........ */
const TEMPLATE = new RegExp(
  String.raw`«[\p{L}_ ]+»|<(?!(?:${TAGS})\b)[a-z][a-z _-]{1,20}>|[$]\{[^}]*\}|\{%[^%]*%\}|(?<![\w%])%(?:s|d|\w{3,}%)(?!\w)|_{3,}|(?<=\S ?)#{3,}|(?<!\w)x{2,}(?:,x{3})+(?!\w)|(?:\.{5,}|…{2,})`,
  'iu',
);

/** A placeholder for a missing figure: "XX%", "EUR XXX". */
const FIGURE_TO_COME = /(?<![\w.])[xX]{2,}(?=\s?%|\+|(?:st|nd|rd|th)\b)|(?<=(?<!\w)[A-Z][A-Za-z]{1,2} )[xX]{2,}(?!\w)/;

/** A text that is only the name of its own property. */
const NAME_OF_A_PLACE =
  /^(?:text|title|subtitle|heading|headline|description|content|quote|caption|summary|lead) here\.?$|^alt(?:ernative)? text here\b|^(?:question|answer|option|tag|heading|title|label|text|card|button|paragraph|field|product|item|person|requirement|highlight|point|slide|tab|figure|quote|reason|benefit|feature|service|article|project|heading) ?\d{1,2}\.?$|^(?:your|sample|dummy|placeholder|example|new|untitled) (?:text|title|subtitle|heading|headline|name|description|section|page|card|article|question|answer|entry|label|button|caption|lead|quote|link|image|picture|content|paragraph|category|topic|tag|option|leader|person|opening|item|field|dialog)(?: (?:text|here|\d{1,2}))*\.?$/i;
const ONE_WORD =
  /^(?:untitled|heading|headline|placeholder|test|testing|foo|bar|xyz|abc|null|undefined|nan|lorem|ipsum|j(?:ohn|ane) doe|first(?: ?name)? last(?: ?name)?)\.?$/i;
/** A text that is only a part of a page and a property: "Card title", "Button text". */
const PART_AND_KIND =
  /^(?:page|section|card|slide|button|banner|tab|hero) (?:title|subtitle|heading|text|label|description)\.?$/i;
/** Texts in the blocks' examples (blocks/<type>/example.json) that only describe their place. */
const EXAMPLE =
  /^(?:Eyebrow|The heading of the section|One or two sentences lead into the section\.|(?:Two|Or four) or three sentences show how .*|(?:Main|Other) action|A question that is asked on this page alone\?|The answer, in a sentence or two\.|A second paragraph, with \[a link\]\(\S*\)\.|Another (?:question\?|answer\.)|A short sentence that stands for the company\.|A (?:name|role)|What it is about\.|\d+ Sample Street|Sampletown)$/;
/** A text without any letter or digit, except a dash in a table. */
const NO_WORDS = /^[.,;:!?*+=~^|"“”()<>-]{1,3}$/;

/** Names that programs give to copies. */
const COPY =
  /^(?:copy of \S.{0,80}|\S.{0,80}(?: \(copy(?: ?\d)?\)| [-–—] copy(?: \(?\d\)?)?)|(?:\S+ ){1,4}copy(?: ?\d)?)\.?$/i;

/** Notes to oneself: words that this rule looks for. */
const NOTE = /\b(?:TODO|TBD|TBC|TBA|FIXME)\b|\b(?:tbc|tbd)\b|(?<![\w./-])x{3,}(?![\w./-])/; // what to find in content
/** A placeholder for a missing number, such as "ext. XX", but not a Roman number: "Vol. XXX", "Louis XX". */
const NUMBERED = anyCase('vol|volume|part|chapter|book|act|title|section|schedule|appendix|annex|article|no');
const NUMBER_TO_COME = new RegExp(String.raw`\b(?<!\b(?:${NUMBERED})\.? )(?:XXX+|(?<!\p{Lu}\p{Ll}+ )XX)\b`, 'u');
const NOTE_IN_WORDS = new RegExp(
  String.raw`\(?\b(?:(?:[Tt]o be|TO BE) (?:CONFIRMED|DECIDED|ADDED|UPDATED|confirmed|decided|advised|added|updated)|(?:please )?(?:check|confirm|verify) (?:with|by) (?!\p{Lu}\p{Ll}+day\b|(?:${MONTH_NAMES})\b)\p{Lu}\p{Ll}+(?! \p{Lu})|(?:need to|(?<=\()(?:please|must)) (?:check|confirm|verify|update) (?:figures|the (?:figures?|numbers?|dates?|prices?))(?= with| by|$|[.)]))\b\)?|^(?:NOTE|DRAFT|Draft|Note to self)(?::|(?<=(?:DRAFT|Draft))\s+[-–—](?=\s))|^(?:DRAFT|TEST)(?= \p{Lu}\p{Ll})|^Test(?= (?:We|You|Your|Our|The|This|It|Thank)\b)|\bNB:? (?:update|check|change|replace|confirm|add|ask|remove|delete)\b|\bask \p{Lu}\p{Ll}+ (?:for|about|to)\b`,
  'u',
);
/** Sign-offs that colleagues append to a text, with a date. */
const SIGNED_OFF =
  /\s?\((?:checked|approved|reviewed|edited|updated|confirmed|seen|ok) by \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?,? (?:on )?\d[^()]*\)/u;
/** Notes in brackets about the text itself, in the languages of its editors. */
const NOTE_IN_BRACKETS =
  /\s?\((?:(?:needs?|awaiting|pending|missing) (?:translation|a? ?(?:photo|picture|figure|number|source|quote)|update|approval)|translat(?:e|ion) (?:this|needed|pending|missing|to come)|to (?:translate|update|confirm|check|add)|(?:first|second|last|old|new|final) (?:draft|version|text|wording)|draft \d|v\d(?=\))|tafsiri\b|bado\b|andika\b|weka\b|jaza\b|angalia\b)[^()]*\)/i;
/** A name, rather than the word for everybody who reads: "(You will confirm it)", "(Guests must confirm)". */
const NAME = String.raw`(?!(?:You|They|He|She|It|This|That|These|Those|Staff|Management|Everyone|Anyone|Someone|Nobody|Please)\b)\p{Lu}\p{Ll}+`;
/** What colleagues ask each other to do. */
const TASK = '(?:add|advise|approve|check|confirm|find|provide|replace|review|send|supply|update|verify|write)';
/** What somebody is still to do, in brackets: "(Ada to confirm)". */
const TASK_IN_BRACKETS = new RegExp(
  String.raw`\s?\((?:(?:${NAME}|[Ww]e|I|[Tt]eam|[Aa]uthor|[Ee]ditor),? to|(?:${NAME}(?<!s)|[Tt]eam|[Aa]uthor|[Ee]ditor),? (?:will|must|should|please|kindly)|(?:${NAME},? )?(?:pls|plz)) ${TASK}\b[^()]*\)`,
  'u',
);
/** A question to a colleague in brackets: "(Ada, is this right?)". */
const ASKED_IN_BRACKETS = new RegExp(
  String.raw`\s?\((?:@\p{Lu}\p{Ll}+ [^()]+|${NAME}(?<!s)[,:] (?:(?:can|could) you\b|pls\b|plz\b|ok\?|is this\b|are these\b|please ${TASK}\b)[^()]*|(?:(?:please|pls|plz|kindly) )?${TASK}(?: \p{Ll}+){0,3}, ${NAME}\??|(?:(?:please|pls|plz|kindly) )?(?:check|confirm|verify) with (?:finance|legal|accounts|HR|marketing|${NAME}(?! \p{Lu}))\b[^()]*|(?:is|are) (?:this|these|that) (?:still )?(?:right|correct|true|ok|okay|up to date)\?|(?:ok|correct|still (?:true|correct|right|valid))\?)\)`,
  'u',
);
/** Labels of page parts at the beginning of a text, in drafts of writers and programs. */
const PART_BEFORE_TEXT =
  /^(?:(?:meta|seo|page|og)[ -]?(?:description|title)|alt(?:ernative)? text|headline|sub-?(?:heading|title|headline)|tagline|cta|call to action|body(?: text| copy)?|intro(?:duction)?|excerpt|caption|[QA]\d?|option \d|version \d)\s?: (?=\S)/i;
/** Punctuation that a dictation program wrote out as words. */
const DICTATED =
  /(?<=\p{L}{2} )(?<!\b(?:a|an|the|one|each|every|no|this|second|last) )(?:comma|new paragraph|question mark|exclamation mark|open quotes?|close quotes?)(?= \p{L})/iu;
/** Markers that version control leaves between two versions. */
const MERGE = /<{5,}(?: \w+)?|>{5,}(?: \w+)?|={7,}/;
const COMMENT = /^\s*\/\/\s*\S/;
const QUESTION_MARKS = /(?<!\?)\?\?\?+/;

/** What writing programs call what they have written. */
const WRITTEN =
  '(?:text|version|draft|description|paragraph|copy|rewrite|translation|summary|revision|suggestions?|options?|page|article|post|caption|headings?|titles?|introduction|answer|reply)';
/** How they begin an answer, up to the text itself. */
const OPENING = [
  String.raw`(?<=^|[.!?] )(?:sure(?: thing)?|certainly|of course|absolutely|no problem|got it|understood)(?:! ?|[,.–—-] ?(?=[^:.!?]* ${WRITTEN}\b))(?:here(?:[’']s| is| are)|below(?: is| are|,? you(?:[’']ll| will) find))\b[^:.!?]*(?:[:.!?]+\s*|$)`,
  String.raw`^(?:here(?:[’']s| is| are)|below is) (?:the|an?|your|my) (?:rewritten|revised|updated|improved|polished|shortened|shorter|longer|translated|corrected|edited|refined|reworded|rephrased)\b[^:.!?]*(?:[:.!?]+\s*|$)`,
  String.raw`^(?:here(?:[’']s| is)|below is) (?:the|an?|your) (?:[a-z-]+ ){0,3}${WRITTEN} (?:for your|you (?:asked|requested))\b[^:.!?]*(?:[:.!?]+\s*|$)`,
  String.raw`^(?:rewrite|rephrase|shorten|translate|improve|proofread|summari[sz]e) (?:this|the following|the (?:text|paragraph))\b[^:.]*(?::\s*)?`,
];
/** How they end it. */
const CLOSING = [
  "let me know if you(?:[’']d| would) like me to",
  String.raw`let me know if you(?:[’']d| would|[’']ll)? (?:like|want|need|prefer)\b(?=[^.!?]*\b(?:version|changes?|adjust\w*|edits?|tweaks?|revisions?|shorter|longer|tone|rewritten|alternatives?)\b)`,
  "(?:would you like|(?<=^|[.!?] )want|is there anything else you(?:[’']d| would) like) me to",
  String.raw`(?:(?<=^|[.!?] )please )?feel free to (?:adjust|modify|edit|tweak|customi[sz]e|adapt) (?:this|it|the (?:text|wording|tone|copy|draft|details))\b`,
  String.raw`(?<=^|[.!?] )I can (?:also )?(?:make (?:it|this)|shorten|rewrite|rephrase|tailor) (?=[^.!?]*\bif you\b)`,
  'I hope this helps',
].map((start) => String.raw`\s?\b${start}[^.!?]*[.!?]*`);
/** Phrases left over from programs that write texts. */
const WRITTEN_BY_PROGRAM = new RegExp(
  String.raw`\bas an? (?:AI|artificial intelligence|large language|language) (?:language )?(?:model|assistant)\b|:?contentReference\[oaicite[^\]]*\](?:\{[^}]*\})?|\b(?:cite)?turn\d+search\d+\b|【[^】]*】|${[...OPENING, ...CLOSING].join('|')}`,
  'i',
);

/** Values that programs show instead of missing data. */
const SHEET_FAULTS = ['REF!', 'N/A', 'VALUE!', 'NAME?', 'DIV/0!', 'NULL!', 'NUM!'].map((name) =>
  `#${name}`.replace('?', '[?]'),
);
const PROGRAM_FAULT = new RegExp(
  String.raw`\bError! (?:Reference source|Bookmark|No text)\b[^.]*\.?|\[object \w+\]|${SHEET_FAULTS.join('|')}|\bNaN\b|^=\s*[A-Z]{2,}\(.*\)$`,
);

/** Placeholder addresses. */
const SAMPLE_ADDRESS = /\b(?:your|my)-?(?:company|domain|site|website|business|name)\.(?:com|org|net|co\.\w\w)\b/i;

const unfinishedText = (find: RegExp, features?: number): TextRule => ({
  code: 'unfinished-text',
  find,
  ...(features !== undefined && { features }),
  message: (piece) => `${quotePiece(piece.trim())} looks like a placeholder that was never filled in.`,
  suggestion: () => 'Write the words that visitors should read.',
});

/** Nothing in place of a piece, unless it is the whole text. */
const nothing = ({ 0: piece, input }: RegExpExecArray) => (piece.trim() === input.trim() ? undefined : '');

const noteToColleague = (find: RegExp): TextRule => ({
  ...unfinishedText(find, TextFeature.quoteOrParenthesis),
  message: (piece) => `${quotePiece(piece.trim())} is a note to a colleague; visitors would read it.`,
  suggestion: () => 'Remove it.',
  put: nothing,
});

/** Rules for unfinished texts. */
export const unfinished: readonly TextRule[] = [
  unfinishedText(FILLER, TextFeature.draftWord),
  unfinishedText(IN_BRACKETS, TextFeature.bracket),
  unfinishedText(INSTRUCTION, TextFeature.draftWord),
  unfinishedText(
    TEMPLATE,
    TextFeature.nonAscii |
      TextFeature.angleBracket |
      TextFeature.template |
      TextFeature.underscore |
      TextFeature.doubled |
      TextFeature.draftWord,
  ),
  unfinishedText(FIGURE_TO_COME, TextFeature.draftWord),
  unfinishedText(NAME_OF_A_PLACE),
  unfinishedText(ONE_WORD),
  unfinishedText(PART_AND_KIND),
  unfinishedText(EXAMPLE),
  unfinishedText(NO_WORDS),
  unfinishedText(COPY, TextFeature.draftWord),
  unfinishedText(NOTE, TextFeature.draftWord),
  unfinishedText(NUMBER_TO_COME, TextFeature.draftWord),
  unfinishedText(/\bTO[ -]DO\b:?|^To do: /),
  ...[SIGNED_OFF, NOTE_IN_BRACKETS, TASK_IN_BRACKETS, ASKED_IN_BRACKETS].map(noteToColleague),
  unfinishedText(NOTE_IN_WORDS, TextFeature.draftWord),
  {
    ...unfinishedText(PART_BEFORE_TEXT),
    message: (piece) => `${quotePiece(piece.trim())} says what this text is, as drafts do; visitors would read it.`,
    put: () => '',
    suggestion: () => 'Remove it.',
  },
  {
    ...unfinishedText(MERGE, TextFeature.angleBracket | TextFeature.template),
    message: (piece) => `${quotePiece(piece)} stands where two versions of this text were joined.`,
    suggestion: () => 'Keep the words that are right, and remove these signs.',
  },
  {
    ...unfinishedText(DICTATED, TextFeature.draftWord),
    message: (piece) => `"${piece}" was written out, as when a text is dictated.`,
    suggestion: () => 'Write the sign itself.',
  },
  unfinishedText(COMMENT, TextFeature.webAddress),
  unfinishedText(QUESTION_MARKS, TextFeature.doubled),
  {
    ...unfinishedText(WRITTEN_BY_PROGRAM, TextFeature.draftWord | TextFeature.digit | TextFeature.nonAscii),
    message: (piece) =>
      `${quotePiece(piece.trim())} comes from a program that writes texts; it is not meant for visitors.`,
    suggestion: () => 'Remove it, and read the text once more.',
    put: nothing,
  },
  unfinishedText(PROGRAM_FAULT, TextFeature.draftWord | TextFeature.bracket | TextFeature.hash | TextFeature.template),
  unfinishedText(SAMPLE_ADDRESS, TextFeature.draftWord),
];
