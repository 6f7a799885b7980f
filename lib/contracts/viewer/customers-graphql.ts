/** Customers GraphQL v3: the schema the service answers, and the one document the app sends (R-CUS-6). */
import { roleLists } from './permissions';

/** Path below the address of the customers API (D54). */
export const CUSTOMERS_GRAPHQL_PATH = '/v3/graphql';

export const customersSchemaText = /* GraphQL */ `
  type Query {
    "The signed-in user and everything that decides what they may see."
    self: Self!
  }

  "Members are nullable on purpose: a missing one must not hide the others."
  type Self {
    user: User
    group: CompanyGroup
    oktaUser: OktaUser
    company: Company
    organisation: Organisation
    contentControlsAndIpAuth: ContentControls
    "Those of the user's parent company."
    subscriptions: [Subscription!]
  }

  type User {
    id: ID!
    email: String!
    organisationId: ID
    companyId: ID
    permissions: Permissions!
    scopes: [String!]!
  }

  "Each list holds the organisation ids for which the user has the role."
  type Permissions {
    superuser: Boolean!
    administrator: [ID!]!
    teacher: [ID!]!
    finance: [ID!]!
    librarian: [ID!]!
    technical: [ID!]!
    faculty: [ID!]!
    other: [ID!]!
  }

  type OktaUser {
    id: ID!
    email: String!
    firstName: String
    lastName: String
    status: String
  }

  type CompanyGroup {
    id: ID!
    restrictAccessToAdultThemes: Boolean!
    alwaysBlockedContent: [ID!]!
    alwaysAllowedContent: [ID!]!
  }

  type Company {
    id: ID!
    name: String!
    type: String
    category: String
    country: String
  }

  type Organisation {
    id: ID!
    name: String!
    type: String
    category: String
    adultThemesRestricted: Boolean!
    country: String
    country_alpha3: String
    authenticationMethod: String
    blockedProfiles: [String!]!
    parentCompanyId: ID
  }

  type ContentControls {
    cidrs: [String!]!
    allowedContent: [ID!]!
    blockedContent: [ID!]!
  }

  type Subscription {
    id: ID!
    parentCompanyId: ID!
    "full or trial"
    type: SubscriptionType!
    "ISO 8601; a date alone means 00:00 UTC."
    startDate: String!
    "ISO 8601; a date alone counts to the end of that day in UTC."
    endDate: String!
    requestFeedback: Boolean!
    suppressExpiryMsg: Boolean!
  }

  enum SubscriptionType {
    full
    trial
  }
`;

export const userDataDocument = `query UserData {
  self {
    user { id email organisationId companyId scopes permissions { superuser ${roleLists.join(' ')} } }
    group { id restrictAccessToAdultThemes alwaysBlockedContent alwaysAllowedContent }
    oktaUser { id email firstName lastName status }
    company { id name type category country }
    organisation {
      id name type category adultThemesRestricted country country_alpha3 authenticationMethod
      blockedProfiles parentCompanyId
    }
    contentControlsAndIpAuth { cidrs allowedContent blockedContent }
    subscriptions { id parentCompanyId type startDate endDate requestFeedback suppressExpiryMsg }
  }
}`;

/** The body of the request. */
export const userDataQuery = { operationName: 'UserData', query: userDataDocument };
