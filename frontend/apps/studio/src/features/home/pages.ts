/* One file: what the home and the dashboard share stays out of the first load. */
export { HomeBody, Platform, PlatformBody } from './body/HomeBody';
export { Workspace } from './body/Workspace';
export { DashboardPage } from './dashboard/DashboardPage';
