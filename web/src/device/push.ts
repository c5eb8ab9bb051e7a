/** Notices of this browser: whether it may be told, and how the house reaches it. */
import { isSafe, letIn } from './helper.ts';

/** What stands in the way, or that nothing does. */
export type Way = 'unsafe' | 'denied' | 'free';

export const wayHere = (): Way => {
  if (!isSafe() || !('PushManager' in globalThis)) return 'unsafe';
  return Notification.permission === 'denied' ? 'denied' : 'free';
};

const manager = async (): Promise<PushManager> => {
  await letIn();
  return (await navigator.serviceWorker.ready).pushManager;
};

/** By which address this browser is told now. */
export const endpointHere = async (): Promise<string | undefined> => {
  if (wayHere() !== 'free') return undefined;
  return (await (await manager()).getSubscription())?.endpoint;
};

/** Asks whoever sits here, then the browser: what comes back is for the house. */
export const subscribeHere = async (key: string): Promise<PushSubscriptionJSON> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new DOMException('notices are not wanted', 'NotAllowedError');
  const subscription = await (
    await manager()
  ).subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscription.toJSON();
};

export const unsubscribeHere = async (): Promise<void> => {
  await (await (await manager()).getSubscription())?.unsubscribe();
};
