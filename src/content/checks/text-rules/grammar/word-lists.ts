import { wordsIn } from '../../../read/words-in.ts';

/** Countable nouns that are frequent on websites, and are hardly ever verbs. */
export const NOUNS = wordsIn(`
  acacia account acre address agent agreement alarm amount annexe apartment applicant appointment architect area
  article artisan auditor author balcony bale bar basement bathroom battery bed bedroom bill block booking borehole
  boundary branch brochure brother budget builder building bulb bus business button buyer cable camera car card career
  caretaker carpenter catalogue category ceiling century cereal certificate chair chama chef chicken child city
  cleaner client coat code coin colleague collection colour column committee community company compound computer
  condition connection contract contractor corner cottage county course cousin cow crate crew crop cupboard curtain
  customer date daughter day deadline decision deed degree department deposit designer desk detail developer device
  director district doctor document dollar door driver duration egg elder electrician email employee employer engineer
  enquiry error estate evening event example expert factory family farmer fee field figure file flat floor form
  founder fridge garage garden gate goal goat grade greenhouse grower guarantee guard guest gutter habit hall harvest
  heater hectare height hill home hospital hotel hour house household hub idea image importer inspection inspector
  institution inventory inverter investor invoice item job joint journey key kilogram kilometre kilowatt kiosk kitchen
  label lake lamp landlord lane lawyer leader lease lesson letter level library licence lift line litre location lodge
  lorry machine makeover maker man manager market mason matatu material mattress meal meeting member mentor menu
  message meter method metre mile miller millimetre minute mistake month morning mosque neighbour neighbourhood
  newsletter night note notice number nurse office officer opening opportunity option owner pack packet packhouse page
  painter pallet panel paper parent partner partnership path patient payment payslip person phase photo photograph
  picture piece pin pipe place plan plug plumber point pole policy post pound price prize problem process product
  professional programme project promise property proposal provider pupil quantity quarter question quotation reason
  receipt reference region renewal renovation resident resource restaurant result retailer review risk road roof
  rooftop room route row rule sacco sack sample scale school screen season second section sector seller sensor
  sentence service session shareholder shelf shop shower side signature sister site size skill slab
  smallholder socket solution son source specialist specification spouse stage stair standard statement station stone
  storey story street student submission supplier survey system table tank tap target task tax teacher team technician
  tenancy tenant tender term text thing tile title tonne tool topic towel tower town train trainee trainer tree trip
  truck tunnel type unit university valuation value vegetable vehicle viewing villa village visitor wall wardrobe
  warehouse warranty way week weekend welder wife window wire woman word worker workshop yard year
`);

/** Nouns that are verbs as well, which can follow another noun: "the owners house guests". */
export const NOUNS_OR_VERBS = wordsIn(`
  bag call change cost deal delivery design discount drop end farm fence garden group guard help host light link list
  loan lock name need offer order plan plot process project quote rate record rent repair report request result review
  sale search stage stay step store supply test trade trial upgrade use view visit
`);

/** Nouns for people, which "which" does not stand for. */
export const PEOPLE = wordsIn(`
  agent applicant architect artisan auditor author brother builder buyer caretaker carpenter chef child cleaner client
  colleague contractor cousin customer daughter designer developer director doctor driver elder electrician employee
  employer engineer expert farmer founder grower guest host inspector investor landlord lawyer leader man manager
  mason member mentor miller neighbour nurse officer owner painter parent partner patient plumber professional pupil
  resident seller shareholder sister smallholder son specialist student supplier teacher technician tenant trainee
  trainer visitor welder woman worker
`);

/** Nouns for several people, after which British English has the plural as well. */
export const GROUPS = wordsIn(`
  board branch business chama city class club committee community company council county couple crew department family
  government group hospital household majority market neighbourhood number pack pair public quarter range sacco school
  series staff team village
`);

/** Nouns for measures, several of which may count as one: "five years is a long time". */
export const MEASURES = wordsIn(`
  acre amount century day dollar hectare hour kilogram kilometre kilowatt litre metre mile millimetre minute month night
  number pound quarter second tonne week year
`);

/** Nouns that cannot be counted. */
export const UNCOUNTABLE = wordsIn(`
  accommodation advice baggage electricity equipment evidence feedback furniture information knowledge
  luggage machinery progress research traffic
`);

/** Verbs that are hardly ever nouns. */
export const VERBS = wordsIn(`
  accept achieve advertise agree allow announce apologise apply appoint arrange arrive ask assist attend become begin
  believe belong bring buy calculate carry celebrate choose clean collect come compare complete connect consider
  contain continue create decide deliver depend describe destroy develop discuss earn eat employ encourage enjoy
  ensure enter examine expect explain fail feed fill follow forget gather get give go grow happen have hear hire hold
  identify improve include increase inform inspect install introduce invest invite join keep know learn leave lend
  live lose maintain make manage meet mend negotiate obtain occur own prefer prepare prevent produce protect provide
  publish raise reach receive recommend recruit reduce refuse register remain remember remove renew renovate replace
  represent require say see sell send serve solve speak specialise spend stand submit succeed suggest take teach tell
  thank think train translate treat understand want weigh write
`);

/** Verbs that are nouns as well, so that their form with an s may be a plural. */
export const VERBS_OR_NOUNS = wordsIn(`
  aim answer bill book build call care change check climb contact cook cost cover design do drive find fix help host
  joke lead leak let look love mean measure move need offer open order paint pay pick plan plant promise quote rent
  repair reply report rest ring rise run say share show sign start stay stop store supply support survey test trade
  train travel trust use visit wait walk wash watch welcome win wish work
`);

/** Verbs that take a direct object, and whose base is neither a noun nor an adjective: "is collect" lacks an ending. */
export const TRANSITIVE = wordsIn(`
  accept achieve allow arrange ask bring build carry choose collect deliver describe develop discuss employ examine
  expect explain find forget give grow hear hire hold include inform inspect install introduce invite keep know
  maintain make manage mend obtain pay prepare provide publish receive recommend recruit reduce register remove renew
  renovate repair replace require see sell send solve speak spend submit suggest take teach tell train treat
  understand wash write
`);

/** Words that end a phrase, or begin another. */
export const BEHIND_NOUNS = wordsIn(`
  is was are were has have had will can could must may should would who that which in on at to for from with by of and
  or than as when if because before after until do does did gets get needs need
`);

export const PREPOSITIONS = wordsIn(`
  about above across after against along among around at before behind below beside between by during for from in
  inside into like near of off on onto outside over per since than through to towards under until up upon with within
  without
`);

/** Words with which a clause can begin, before its subject. */
export const CONJUNCTIONS = wordsIn('because but if so that though unless until what when where whether while how why');

/** Other words that are neither nouns nor adjectives. */
export const FUNCTION_WORDS = wordsIn(`
  a all also although always am an and any anyone are as be been being both can cannot could couple did do does dozen
  each either even ever every everyone few had has have he her here hers him his hundred i is it its just last many
  may me might million mine more most much must my neither never next no nobody none nor not nothing now often once
  one only or other our ours she should some somebody someone something soon still such the their theirs them then
  there these they this those thousand today tomorrow too twice us very was we were which who whom whose will with
  would yes yesterday yet you your yours
`);

export const NUMBERS = wordsIn(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty
  forty fifty sixty seventy eighty ninety
`);
