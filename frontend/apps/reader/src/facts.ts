import { isKeeping } from './device/store';
import { noteReading } from './facts/noteReading';
import { sendOnLeaving } from './facts/sendOnLeaving';
import { showSetting } from './facts/showSetting';

/* Where nothing is kept, each page would count anew: nothing is counted there, nor said to be. */
if (isKeeping()) {
  showSetting();
  sendOnLeaving();
  noteReading();
} else delete document.documentElement.dataset.counting;
