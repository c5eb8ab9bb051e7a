/** A browser offers to install the page once and early: the offer is kept until somebody wants it. */
import { signal } from '@preact/signals';

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<Offer | undefined>(undefined);

export const mayInstall = (): boolean => offer.value !== undefined;

export const install = async (): Promise<void> => {
  const kept = offer.peek();
  offer.value = undefined;
  await kept?.prompt();
};

export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener('appinstalled', () => (offer.value = undefined));
};
