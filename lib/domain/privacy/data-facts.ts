/**
 * What is stored about people, why and for how long. The page /data-protection is generated from this, and a test compares it
 * with the columns of the database, so that neither can change without the other. Pure.
 */
import { AUDIT_DAYS } from '@/lib/contracts/administration/audit';
import {
  ANALYTICS_MONTHS,
  ERROR_REPORT_DAYS,
  HAND_OVER_MINUTES,
  INVITATION_DAYS,
  LIMIT_COUNT_DAYS,
  PASSWORD_RESET_HOURS,
  SIGN_IN_FAILURE_MINUTES,
  USAGE_EVENT_DAYS,
  USAGE_FIGURE_DAYS,
} from '@/lib/contracts/retention';

export interface DataFact {
  what: string;
  why: string;
  howLong: string;
  /** Columns by table (`schema.table`); empty if it is not stored in a database. */
  stored: Readonly<Record<string, string>>;
}

export interface DataFacts {
  heading: string;
  facts: readonly DataFact[];
}

const UNTIL_DELETED = 'Until you delete it, or everything we hold about you, on your account page';

const browsing: readonly DataFact[] = [
  {
    what: 'Your network address, while a page is made',
    why: 'To see whether your organisation subscribes',
    howLong: 'Not stored, unless whoever runs this library keeps an access log to look into attacks',
    stored: {},
  },
  {
    what: 'What is watched and read: item, time, organisation, and a code that changes every day in place of you',
    why: 'To count use for your organisation’s reports (COUNTER)',
    howLong: `Single events ${USAGE_EVENT_DAYS} days; then only figures are left`,
    stored: {
      'product.usage_event':
        'at organisation_id item_id action link method access_type person person_before term id',
    },
  },
  {
    what: 'Words searched for that found nothing, counted for each organisation',
    why: 'To see what the library lacks',
    howLong: `${USAGE_FIGURE_DAYS} days`,
    stored: { 'product.usage_term': 'day organisation_id term searches' },
  },
  {
    what: 'Statistics, only if you agree: pages, searches and plays, with a code that changes every day in place of you',
    why: 'To make the library better',
    howLong: `${ANALYTICS_MONTHS} months; what would join the code to an address, until midnight`,
    stored: {
      'product.analytics_event':
        'id received_at occurred_at visitor category action name value page_path page_title dimensions',
      'product.analytics_salt': 'day salt',
    },
  },
  {
    what: 'Reports of errors in the browser, with your account’s number when you are signed in',
    why: 'To repair what is broken',
    howLong: `${ERROR_REPORT_DAYS} days`,
    stored: { 'product.error_report': 'id reported_at message error stack name type log_id user_id' },
  },
  {
    what: 'Counts of calls, wrong class codes and invitations, under a code made of your address or e-mail',
    why: 'To stop floods and guessing',
    howLong: `${LIMIT_COUNT_DAYS} day`,
    stored: {
      'product.rate_count': 'key window_start count',
      'product.class_tries': 'address tries_left given since',
    },
  },
];

const account: readonly DataFact[] = [
  {
    what: 'Name, e-mail, organisation and rights of those who have an account',
    why: 'To know who may see what; your organisation gives us these',
    howLong: 'As long as your organisation has you on its list',
    stored: {
      'customers.users': 'id email first_name last_name status organisation_id company_id superuser issuer',
      'customers.user_roles': 'user_id role organisation_id',
    },
  },
  {
    what: 'E-mail addresses of people whom an organisation has invited, and whom its people may ask',
    why: 'To know where you belong when your own institution signs you in',
    howLong: 'As long as your organisation has them on its list',
    stored: { 'customers.issuers': 'organisation_id issuer domains invited role contact' },
  },
  {
    what: 'The sign-in: name, e-mail, a hash of the password, the key of the second step',
    why: 'To let you in and nobody else',
    howLong: 'As long as you have the account',
    stored: {
      'identity.accounts':
        'id email email_verified given_name family_name password_hash demo disabled_at invited_at needs_totp totp_secret totp_step sign_ins_count_from',
    },
  },
  {
    what: 'Links to set a password, as a hash',
    why: 'To invite you, and to help when you forget it',
    howLong: `${INVITATION_DAYS} days for an invitation, ${PASSWORD_RESET_HOURS} hour for a reset`,
    stored: { 'identity.links': 'digest account_id purpose expires_at' },
  },
  {
    what: 'Where you are signed in: kind of browser, part of the network address, times',
    why: 'To keep you signed in, and so that you can see and end it',
    howLong: 'Until you sign out, or have not been here for two weeks',
    stored: {
      'identity.sign_in_sessions': 'grant_id session_uid account_id device network signed_in_at last_used_at',
      'identity.models': 'model id payload grant_id uid user_code expires_at consumed_at',
      'identity.revoked_grants': 'grant_id revoked_at',
    },
  },
  {
    what: 'Counts of wrong passwords, under a code made of e-mail and address',
    why: 'To slow down guessing',
    howLong: `${SIGN_IN_FAILURE_MINUTES} minutes, removed within the hour`,
    stored: { 'identity.sign_in_failures': 'key failures window_started_at looked_at' },
  },
  {
    what: 'The audit log: who signed in, was refused, changed rights or data, with your account’s number and part of the network address',
    why: 'To find out what happened after an incident',
    howLong: `${AUDIT_DAYS} days; nobody can change or remove a line before`,
    stored: {
      'audit.event':
        'id at service action actor_kind actor organisation_id subject details network request_id',
    },
  },
];

const own: readonly DataFact[] = [
  {
    what: 'Bookmarks, and lists with your notes and questions',
    why: 'So that you have them on every computer, and can share them',
    howLong: `${UNTIL_DELETED}. Lists that you share with your organisation stay with it, without your name`,
    stored: {
      'product.bookmark': 'id user_id content_id related_content_id added_at',
      'product.list': 'id user_id organisation_id name note sharing created_at updated_at owner_left',
      'product.list_entry':
        'list_id id place kind content_id document_id start_seconds end_seconds title question note',
    },
  },
  {
    what: 'Classes that you open: which list, when, how often it was opened and played; nothing about students',
    why: 'So that your class gets in',
    howLong: UNTIL_DELETED,
    stored: {
      'product.class_opening':
        'id list_id user_id organisation_id code link opens_at closes_at closed_at opened played',
    },
  },
  {
    what: 'Notes that you write beside recordings',
    why: 'So that you have them in your next lesson; nobody else sees them',
    howLong: UNTIL_DELETED,
    stored: { 'product.note': 'id user_id content_id seconds text updated_at' },
  },
  {
    what: 'What a classroom machine hands over to you: its list and places, with your name, and the wrong codes that you typed',
    why: 'So that the machine can ask by your name',
    howLong: `${HAND_OVER_MINUTES} minutes, removed after as long again`,
    stored: {
      'product.hand_over':
        'id claim code organisation_id organisation_name entries places expires_at user_id user_organisation_id person asked opens_id opens_name agreed list_id',
      'product.hand_over_tries': 'user_id failures since',
    },
  },
  {
    what: 'How far you are in recordings and training',
    why: 'So that you can continue where you were',
    howLong: UNTIL_DELETED,
    stored: {
      'product.resume_position': 'user_id content_id seconds duration_seconds updated_at',
      'product.training_progress': 'user_id content_id started_at completed_at',
    },
  },
  {
    what: 'Certificates: your name as it is printed, course, date and code',
    why: 'To give you the file, and so that others can check it; your name shows there only if you allow it',
    howLong: UNTIL_DELETED,
    stored: {
      'product.certificate':
        'user_id content_id requested_at task_id status storage_key code course_name holder_name show_name issued_at touched_at holder_country',
    },
  },
  {
    what: 'Settings, links visited and notices that you have closed',
    why: 'So that nothing is shown to you twice',
    howLong: UNTIL_DELETED,
    stored: {
      'product.user_setting': 'user_id key value',
      'product.user_link': 'user_id key visited_at',
      'product.user_notification': 'user_id key dismissal_counter next_display_timestamp',
      'product.survey_metadata': 'user_id next_display_timestamp dismissal_counter',
    },
  },
  {
    what: 'Answers to surveys and feedback, with your organisation',
    why: 'To make the library better',
    howLong: UNTIL_DELETED,
    stored: {
      'product.survey_response':
        'id user_id organisation_id parent_company_id organisation_name parent_company_name subscription_start subscription_end score created_at',
      'product.feedback':
        'id user_id organisation_id parent_company_id role recommend explain other created_at',
    },
  },
];

const staff: readonly DataFact[] = [
  {
    what: 'Who planned that an entry is published or unpublished, by account number',
    why: 'So that the audit log says who it was',
    howLong: 'Until it is done or cancelled',
    stored: {
      'content.planned_change':
        'space_id environment_id kind entry_id published due_at failure asked_by request_id number',
    },
  },
  {
    what: 'Who added a recording with an earlier release, by account number',
    why: 'It is not read any more, and goes with the next release',
    howLong: 'Until then',
    stored: {
      'media.recording_job':
        'id asset_id title wish state step share reason message priority attempts runner asked_by asked_at touched_at deaths failures',
    },
  },
];

/** All groups, in the order of the page. */
export const dataFacts: readonly DataFacts[] = [
  { heading: 'If you only browse', facts: browsing },
  { heading: 'If you have an account', facts: account },
  { heading: 'What you keep here yourself', facts: own },
  { heading: 'If you work on the library', facts: staff },
];
