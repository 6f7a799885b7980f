/** What a person is shown when something fails on our side. */
import { failureOf, loggedFailure, type Server } from '@/services/common/http/http';
import { statusOfCode } from '@/lib/contracts/http/errors';
import { wayOf, type IssuerSettings } from '../oidc/settings';
import { problemPage } from './notices';
import { sendPage } from './send';

/** Of the database that is away as of a fault: the person can only try again. */
export const ourProblem = {
  heading: 'This does not work at the moment',
  message: 'Something went wrong on our side. Try again in a minute.',
};

/** A failure of ours is a page, below addresses that people open; anywhere else it is JSON. */
export function answerFailuresWithPages(scope: Server, settings: IssuerSettings): void {
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOfCode[failureOf(error).code];
    // A request that no form sends: whoever wrote it reads JSON.
    if (status < 500) throw error;
    loggedFailure(request, error);
    const page = problemPage({ ...wayOf(settings), ...ourProblem, reference: request.id });
    return sendPage(reply, settings, status, page);
  });
}
