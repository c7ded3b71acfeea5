// The server's door to the settings.

export * from './contract.ts';
export { defaultSettings } from './default-settings.ts';
export { createGetSettings, type GetSettings, SETTINGS_CHANGED } from './get-settings.ts';
export { forgetView, listViews, saveView } from './keep-views.ts';
export { endOpening, openForAnHour, readOpening } from './opening-hour.ts';
export { personalDataOfSettings } from './personal-data.repository.ts';
export { listSettingPictures } from './picture-mentions.ts';
export { publicSettings } from './public-settings.ts';
export { seedSettings } from './seed-settings.ts';
export { updateSettings } from './update-settings.ts';
