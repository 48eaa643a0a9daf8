/** Whether the dialog is open in which a player says where to be told: opened from several places, shown in one. */
export const turnNotices = $state({ open: false });
