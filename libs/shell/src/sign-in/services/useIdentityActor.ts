import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { useToast } from '../../notices/toast';
import { useAuth } from '../../session/AuthProvider';
import { serviceNames } from '../../session/identity';
import type { Identity, IdentityRequest, ServiceName, Services } from '../../session/identity';
import { sessionTexts } from '../../session/sessionMessages';
import { SESSION_TOAST } from '../../session/sessionToast';
import type { Session } from '../../session/tokenSessionMachine';
import { submissionProblemOf } from '../../forms/submissionProblem';
import { identityMachine } from '../machines/identityMachine';
import { SubmissionFailed } from '../machines/submission';
import { fetchUser } from './fetchUser';
import { warnOfConfiguration } from './warnOfConfiguration';

const clientOf = async ({ config, clients }: Services, service: ServiceName) => {
  await config().catch((error: unknown) => {
    throw new SubmissionFailed(submissionProblemOf(error));
  });
  // What is left is a library that could not be fetched.
  const client = await clients[service]().catch(() => null);
  if (!client) throw new SubmissionFailed({ kind: 'network' });
  return client;
};

/** Runs the flow of a service against that service and our server. A session that it ends in is the app's from then on. */
export const useIdentityActor = (service: ServiceName, isConfigured: boolean) => {
  const { api, services, session } = useAuth();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const onNotTaken = () => {
    const message = formatMessage(sessionTexts.notTaken, { service: serviceNames[service] });
    toast.show({ message, variant: 'warning', key: 'settings' });
  };
  const [provided] = useState(() =>
    identityMachine.provide({
      actors: {
        authenticate: fromPromise<Identity, IdentityRequest>(async ({ input }) =>
          (await clientOf(services, service)).authenticate(input),
        ),
        fetchUser: fromPromise<Session, Identity>(({ input, signal }) =>
          fetchUser(input, { api, services, service, signal, onNotTaken }),
        ),
      },
    }),
  );
  const actor = useActorRef(provided, { input: { isConfigured } });
  useEffect(() => {
    const accepted = actor.on('accepted', ({ session: { user, token } }) => {
      session.send({ type: 'signedIn', user, token });
    });
    return () => accepted.unsubscribe();
  }, [actor, session]);

  // Whoever is here will want it, and it takes a moment to come.
  useEffect(() => {
    if (isConfigured) services.clients[service]().catch(() => undefined);
    else warnOfConfiguration(serviceNames[service]);
  }, [isConfigured, service, services]);

  const isUnderWay = useSelector(actor, isBusy);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const message = formatMessage(sessionTexts.loggingIn, { service: serviceNames[service] });
    const id = toast.show({ message, variant: 'info', key: SESSION_TOAST });
    return () => toast.dismiss(id);
  }, [isUnderWay, formatMessage, service, toast]);
  return actor;
};

/** The flow of a service, as a view takes it. */
export type IdentityActor = ReturnType<typeof useIdentityActor>;

type Snapshot = ReturnType<IdentityActor['getSnapshot']>;

/** Whether somebody else has to answer: the service, or our server. */
export const isBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches('authenticating') || snapshot.matches('fetchingUser');
