/**
 * Languages of MARC records: the MARC Code List for Languages, which is ISO 639-2/B. Taken from ISO 639-2 as Debian publishes it
 * (iso-codes 4.15.0), without the range for local use.
 */

/** ISO 639-1. */
const TWO_LETTERS = {
  aa: 'aar', ab: 'abk', ae: 'ave', af: 'afr', ak: 'aka', am: 'amh', an: 'arg', ar: 'ara', as: 'asm', av: 'ava',
  ay: 'aym', az: 'aze', ba: 'bak', be: 'bel', bg: 'bul', bh: 'bih', bi: 'bis', bm: 'bam', bn: 'ben', bo: 'tib',
  br: 'bre', bs: 'bos', ca: 'cat', ce: 'che', ch: 'cha', co: 'cos', cr: 'cre', cs: 'cze', cu: 'chu', cv: 'chv',
  cy: 'wel', da: 'dan', de: 'ger', dv: 'div', dz: 'dzo', ee: 'ewe', el: 'gre', en: 'eng', eo: 'epo', es: 'spa',
  et: 'est', eu: 'baq', fa: 'per', ff: 'ful', fi: 'fin', fj: 'fij', fo: 'fao', fr: 'fre', fy: 'fry', ga: 'gle',
  gd: 'gla', gl: 'glg', gn: 'grn', gu: 'guj', gv: 'glv', ha: 'hau', he: 'heb', hi: 'hin', ho: 'hmo', hr: 'hrv',
  ht: 'hat', hu: 'hun', hy: 'arm', hz: 'her', ia: 'ina', id: 'ind', ie: 'ile', ig: 'ibo', ii: 'iii', ik: 'ipk',
  io: 'ido', is: 'ice', it: 'ita', iu: 'iku', ja: 'jpn', jv: 'jav', ka: 'geo', kg: 'kon', ki: 'kik', kj: 'kua',
  kk: 'kaz', kl: 'kal', km: 'khm', kn: 'kan', ko: 'kor', kr: 'kau', ks: 'kas', ku: 'kur', kv: 'kom', kw: 'cor',
  ky: 'kir', la: 'lat', lb: 'ltz', lg: 'lug', li: 'lim', ln: 'lin', lo: 'lao', lt: 'lit', lu: 'lub', lv: 'lav',
  mg: 'mlg', mh: 'mah', mi: 'mao', mk: 'mac', ml: 'mal', mn: 'mon', mr: 'mar', ms: 'may', mt: 'mlt', my: 'bur',
  na: 'nau', nb: 'nob', nd: 'nde', ne: 'nep', ng: 'ndo', nl: 'dut', nn: 'nno', no: 'nor', nr: 'nbl', nv: 'nav',
  ny: 'nya', oc: 'oci', oj: 'oji', om: 'orm', or: 'ori', os: 'oss', pa: 'pan', pi: 'pli', pl: 'pol', ps: 'pus',
  pt: 'por', qu: 'que', rm: 'roh', rn: 'run', ro: 'rum', ru: 'rus', rw: 'kin', sa: 'san', sc: 'srd', sd: 'snd',
  se: 'sme', sg: 'sag', si: 'sin', sk: 'slo', sl: 'slv', sm: 'smo', sn: 'sna', so: 'som', sq: 'alb', sr: 'srp',
  ss: 'ssw', st: 'sot', su: 'sun', sv: 'swe', sw: 'swa', ta: 'tam', te: 'tel', tg: 'tgk', th: 'tha', ti: 'tir',
  tk: 'tuk', tl: 'tgl', tn: 'tsn', to: 'ton', tr: 'tur', ts: 'tso', tt: 'tat', tw: 'twi', ty: 'tah', ug: 'uig',
  uk: 'ukr', ur: 'urd', uz: 'uzb', ve: 'ven', vi: 'vie', vo: 'vol', wa: 'wln', wo: 'wol', xh: 'xho', yi: 'yid',
  yo: 'yor', za: 'zha', zh: 'chi', zu: 'zul',
} as const; // prettier-ignore

/** ISO 639-2/T, where it has another code. */
const TERMINOLOGY = {
  bod: 'tib', ces: 'cze', cym: 'wel', deu: 'ger', ell: 'gre', eus: 'baq', fas: 'per', fra: 'fre', hye: 'arm',
  isl: 'ice', kat: 'geo', mkd: 'mac', mri: 'mao', msa: 'may', mya: 'bur', nld: 'dut', ron: 'rum', slk: 'slo',
  sqi: 'alb', zho: 'chi',
} as const; // prettier-ignore

/** ISO 639-3: languages that have no code there, with that of their macrolanguage. */
const INDIVIDUAL = {
  arb: 'ara', cmn: 'chi', ekk: 'est', lvs: 'lav', npi: 'nep', ory: 'ori', pes: 'per', prs: 'per', swh: 'swa',
  yue: 'chi', zsm: 'may',
} as const; // prettier-ignore

const CODES: ReadonlySet<string> = new Set(
  `aar abk ace ach ada ady afa afh afr ain aka akk alb ale alg alt amh ang anp apa ara arc arg arm arn arp art arw asm
  ast ath aus ava ave awa aym aze bad bai bak bal bam ban baq bas bat bej bel bem ben ber bho bih bik bin bis bla bnt
  bos bra bre btk bua bug bul bur byn cad cai car cat cau ceb cel cha chb che chg chi chk chm chn cho chp chr chu chv
  chy cmc cnr cop cor cos cpe cpf cpp cre crh crp csb cus cze dak dan dar day del den dgr din div doi dra dsb dua dum
  dut dyu dzo efi egy eka elx eng enm epo est ewe ewo fan fao fat fij fil fin fiu fon fre frm fro frr frs fry ful fur
  gaa gay gba gem geo ger gez gil gla gle glg glv gmh goh gon gor got grb grc gre grn gsw guj gwi hai hat hau haw heb
  her hil him hin hit hmn hmo hrv hsb hun hup iba ibo ice ido iii ijo iku ile ilo ina inc ind ine inh ipk ira iro ita
  jav jbo jpn jpr jrb kaa kab kac kal kam kan kar kas kau kaw kaz kbd kha khi khm kho kik kin kir kmb kok kom kon kor
  kos kpe krc krl kro kru kua kum kur kut lad lah lam lao lat lav lez lim lin lit lol loz ltz lua lub lug lui lun luo
  lus mac mad mag mah mai mak mal man mao map mar mas may mdf mdr men mga mic min mis mkh mlg mlt mnc mni mno moh mon
  mos mul mun mus mwl mwr myn myv nah nai nap nau nav nbl nde ndo nds nep new nia nic niu nno nob nog non nor nqo nso
  nub nwc nya nym nyn nyo nzi oci oji ori orm osa oss ota oto paa pag pal pam pan pap pau peo per phi phn pli pol pon
  por pra pro pus que raj rap rar roa roh rom rum run rup rus sad sag sah sai sal sam san sas sat scn sco sel sem sga
  sgn shn sid sin sio sit sla slo slv sma sme smi smj smn smo sms sna snd snk sog som son sot spa srd srn srp srr ssa
  ssw suk sun sus sux swa swe syc syr tah tai tam tat tel tem ter tet tgk tgl tha tib tig tir tiv tkl tlh tli tmh tog
  ton tpi tsi tsn tso tuk tum tup tur tut tvl twi tyv udm uga uig ukr umb und urd uzb vai ven vie vol vot wak wal war
  was wel wen wln wol xal xho yao yap yid yor ypk zap zbl zen zgh zha znd zul zun zxx zza`.split(/\s+/),
);

const MARC_OF: Readonly<Record<string, string>> = { ...TWO_LETTERS, ...TERMINOLOGY, ...INDIVIDUAL };

/** The MARC code of an ISO 639 code; null if there is none. */
export function marcLanguage(code: string): string | null {
  const known = MARC_OF[code] ?? code;
  return CODES.has(known) ? known : null;
}
