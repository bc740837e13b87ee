/** Whether this browser can hold a booklet for when there is no network. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
