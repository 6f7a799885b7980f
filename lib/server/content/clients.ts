/** The two delivery clients (delivery contract §§11 to 13, R-CDA-8). Create them once per process: they keep connections open. */
import { createClient } from 'contentful';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { clientParameters, type ContentClientOptions } from '@/lib/platform/content/client-parameters';
import { ContentAnswerError, type DeliveryClient } from './delivery';

export interface ContentClients {
  /** Removes links that cannot be resolved (R-CDA-9). */
  dropping: DeliveryClient;
  /** Keeps links that cannot be resolved as link objects, for code that reads raw links (adult guidance, for example). */
  keeping: DeliveryClient;
}

/** Queries and answers have the same form on the wire in both types; only the generics differ. */
function isDelivery(client: object): client is DeliveryClient {
  return 'getEntries' in client && 'getEntry' in client;
}

/**
 * What the service answered, if it has the form of an answer. A page of somebody else's under the address, or an answer that was
 * cut, has none: on those the client itself fails, as if over a fault in our code, or passes them on.
 */
async function answerOf<Answer>(
  asked: Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await asked.catch((cause: unknown) => {
    throw cause instanceof TypeError || cause instanceof SyntaxError
      ? new ContentAnswerError({ cause })
      : cause;
  });
  if (!isAnswer(answer)) throw new ContentAnswerError();
  return answer;
}

function asDelivery(client: object): DeliveryClient {
  if (!isDelivery(client)) throw new TypeError('The content client cannot read entries');
  return {
    getEntries: (query) => answerOf(client.getEntries(query), (page) => Array.isArray(page?.items)),
    getEntry: (id, query) =>
      answerOf(client.getEntry(id, query), (entry) => typeof entry?.sys?.id === 'string'),
  };
}

/** R-CDA-1: throws the client's TypeError without a token or a space. */
export function createContentClients(options: ContentClientOptions): ContentClients {
  const parameters = {
    ...clientParameters(options),
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
  };
  const client = createClient(parameters);
  return { dropping: asDelivery(client.withoutUnresolvableLinks), keeping: asDelivery(client) };
}
