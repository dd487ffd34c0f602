export const SidebarTop = () => <p className="side-note">Rooms of the lighthouse</p>;
