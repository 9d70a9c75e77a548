export default function Page() {
  return <h1>admin/member-intake</h1>;
}
